// A fault of the page itself. It is said in the page, and is never taken for one of the network.

const said = () => {
  document.documentElement.dataset.fault = 'true';
  document.getElementById('fault').hidden = false;
};

addEventListener('error', said);
addEventListener('unhandledrejection', said);

// A fault of the page itself. It is said in the page, and is never taken for one of the network.

const said = () => {
  document.documentElement.dataset.fault = 'true';
  const fault = document.getElementById('fault');
  fault.hidden = false;
  fault.onclick = () => location.reload();
};

addEventListener('error', said);
addEventListener('unhandledrejection', said);

// Runs before the first paint: the right colours and the right outline, before any other script has arrived.
// A file of its own, so that a strict content security policy can forbid scripts inside the page.
(function () {
  function stored(key) {
    try {
      return JSON.parse(localStorage.getItem(key) || 'null') || {};
    } catch {
      return {};
    }
  }
  var root = document.documentElement;
  var theme = stored('DEFAULT_THEME').value;
  var systemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = theme === 'dark' || (theme === 'system' && systemDark) ? 'dark' : 'light';
  var signedIn = stored('Access-Token').expire > Date.now();
  root.dataset.paint = signedIn && location.pathname.indexOf('/user/') !== 0 ? 'shell' : 'login';
})();

// Runs before the first paint: the right colours, the right outline, and the files of the page on their way, before any
// other script has arrived. A file of its own, so that a strict content security policy can forbid scripts inside the page.
(function () {
  function stored(key) {
    try {
      return JSON.parse(localStorage.getItem(key) || 'null') || {};
    } catch {
      return {};
    }
  }
  var root = document.documentElement;
  var theme = stored('DEFAULT_DARK_MODE').value;
  var systemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = theme === 'dark' || (theme !== 'light' && systemDark) ? 'dark' : 'light';
  var path = location.pathname;
  var signedIn = stored('Access-Token').expire > Date.now();
  var isShell = signedIn && path.indexOf('/user/') !== 0;
  root.dataset.paint = isShell ? 'shell' : 'login';

  // Only hints: what is missing or wrong here the portal fetches by itself. `#harrow-files` is described in firstFiles.ts.
  var known = JSON.parse(document.getElementById('harrow-files').textContent);
  function fetchEarly(place) {
    var file = known.files[place];
    var link = document.createElement('link');
    var isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = '/' + file;
    document.head.appendChild(link);
  }
  if (!known.texts) return;
  function fetchTexts(owner) {
    (known.texts[owner] || []).forEach(fetchEarly);
  }
  var language = stored('DEFAULT_LANGUAGE').value || 'zh-cn';
  fetchTexts(language);
  if (!isShell) return fetchTexts(language + '/login');
  var pages = stored('PORTAL_PAGES').value || [];
  var page = pages.filter(function (one) {
    return path === one.path || path.indexOf(one.path + '/') === 0;
  })[0];
  if (page) {
    fetchTexts(language + '/' + page.feature);
    (known.features[page.feature] || []).forEach(fetchEarly);
  }
  known.shell.forEach(fetchEarly);
})();

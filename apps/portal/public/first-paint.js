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

  // Only hints: the portal loads missing or wrong files by itself. `#harrow-files` is described in firstFiles.ts.
  var known = JSON.parse(document.getElementById('harrow-files').textContent);
  if (!known.features) return;
  var kinds = { css: ['preload', 'style'], json: ['preload', 'fetch'] };
  function fetchFile(file) {
    var link = document.createElement('link');
    var kind = kinds[file.split('.').pop()] || ['modulepreload'];
    link.rel = kind[0];
    if (kind[1]) link.as = kind[1];
    link.crossOrigin = '';
    link.href = '/' + file;
    document.head.appendChild(link);
  }
  function fetchEarly(place) {
    fetchFile(known.files[place]);
  }
  var language = stored('DEFAULT_LANGUAGE').value || (stored('PORTAL_COMPANY').value || {}).language || 'zh-cn';
  function fetchTexts(feature) {
    fetchFile(feature.texts.replace('*', language));
  }
  (known.texts[language] || []).forEach(fetchEarly);
  if (!isShell) return fetchTexts(known.features.login);
  (known.shellTexts[language] || []).forEach(fetchEarly);
  var pages = stored('PORTAL_PAGES').value || [];
  var page = pages.filter(function (one) {
    return path === one.path || path.indexOf(one.path + '/') === 0;
  })[0];
  var feature = page && known.features[page.feature];
  if (feature) {
    if (feature.calls !== undefined) fetchEarly(feature.calls);
    fetchEarly(feature.page);
    fetchTexts(feature);
    feature.more.forEach(fetchEarly);
  }
  known.shell.forEach(fetchEarly);
})();

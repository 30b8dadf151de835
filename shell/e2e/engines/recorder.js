// Served in front of the page's first script: tells the test's host what goes wrong in any engine.
(function () {
  var isLeaving = false;
  // Firefox and WebKit let a page that is left see its requests fail.
  addEventListener('beforeunload', function () {
    isLeaving = true;
  });
  function report(text) {
    if (isLeaving) return;
    navigator.sendBeacon('/__reports', text);
  }
  addEventListener('error', function (event) {
    if (event.message) report('uncaught: ' + event.message);
  });
  addEventListener('unhandledrejection', function (event) {
    report('unhandled rejection: ' + event.reason);
  });
  addEventListener('securitypolicyviolation', function (event) {
    // Playwright's own script in Firefox; the policy lets none of the app's be evaluated.
    if (decodeURIComponent(event.sourceFile).endsWith(' > eval')) return;
    report('against the policy: ' + event.violatedDirective + ' ' + event.blockedURI);
  });
  ['error', 'warn'].forEach(function (level) {
    var say = console[level];
    console[level] = function () {
      report(level + ': ' + Array.prototype.map.call(arguments, String).join(' '));
      say.apply(console, arguments);
    };
  });
})();

// Marks the heading that was there before any module has run: what takes it over leaves the mark.
document.addEventListener('readystatechange', function () {
  var heading = document.querySelector('[data-prerendered] h1');
  if (document.readyState === 'interactive' && heading) heading.dataset.mark = 'prerendered';
});

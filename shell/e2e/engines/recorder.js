// Served in front of the page's first script. Reports errors of any engine to the test's host.
(function () {
  var isLeaving = false;
  // In Firefox and WebKit, a page that the person leaves sees its requests fail.
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
    // This is Playwright's own script in Firefox; the policy forbids the app to evaluate any.
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

// Marks the prerendered heading before any module has run. The mark stays if the app takes the
// heading over.
document.addEventListener('readystatechange', function () {
  var heading = document.querySelector('[data-prerendered] h1');
  if (document.readyState === 'interactive' && heading) heading.dataset.mark = 'prerendered';
});

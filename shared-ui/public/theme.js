// Runs before the first paint, in old browsers too: so in the JavaScript of 2009 (ES5).
(function () {
  var root = document.documentElement;
  // A remembered theme never flashes the other one, nor the cookie question where it was answered.
  try {
    var theme = localStorage.getItem('standby:theme');
    if (theme === 'dark' || theme === 'light') root.setAttribute('data-theme', theme);
    var isAnswered = localStorage.getItem('standby:cookie-consent') !== null;
    if (isAnswered) root.setAttribute('data-cookies', 'answered');
  } catch (blocked) {
    // Storage is blocked: the system's preference holds.
  }
  // styled-components writes through CSSOM in development too: the content policy allows no other way.
  window.SC_DISABLE_SPEEDY = false;

  // Clicks on a prerendered page before there is code behind it: see shell/src/prerender/replay-clicks.ts.
  window.standbyEarlyClicks = [];
  document.addEventListener('click', function (event) {
    if (window.standbyEarlyClicks) window.standbyEarlyClicks.push(event.target);
  });

  // The newest of what every screen needs, see docs/decisions/browser-support.md.
  var css = window.CSS;
  if (
    css &&
    css.supports &&
    css.supports('color', 'light-dark(#000, #fff)') &&
    css.supports('selector(:has(a))')
  ) {
    return;
  }

  var needed =
    'It runs in Chrome 125, Edge 125, Firefox 126, Safari 17.5 (on iPhone and iPad: iOS 17.5), and in later versions. ' +
    'Update this browser, or open the page in another one.';

  // The app does not start, and the page says so. What would ask for an answer is left out.
  root.setAttribute('data-browser', 'too-old');
  root.setAttribute('data-cookies', 'answered');
  var sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = '/older-browser.css';
  document.head.appendChild(sheet);

  function addText(parent, tag, text) {
    var element = document.createElement(tag);
    element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
  }

  document.addEventListener('DOMContentLoaded', function () {
    // Above a prerendered page, which can be read as it is; elsewhere it is the whole page.
    var rendered = document.getElementById('root');
    // Of a page of the app, only the layout is prerendered.
    if (rendered.hasAttribute('data-prerendered-layout')) rendered.textContent = '';
    var isStrip = rendered.hasChildNodes();
    var notice = document.createElement(isStrip ? 'aside' : 'main');
    notice.className = 'older-browser';
    if (isStrip) notice.setAttribute('aria-label', 'Your browser');
    addText(notice, isStrip ? 'strong' : 'h1', 'Standby needs a newer browser');
    addText(notice, 'p', needed);
    document.body.insertBefore(notice, document.body.firstChild);
  });
})();

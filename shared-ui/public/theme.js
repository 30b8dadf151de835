// Runs before the first paint, also in old browsers, so it is ES5.
(function () {
  var root = document.documentElement;
  // Nothing that was chosen may flash.
  try {
    var theme = localStorage.getItem('standby:theme');
    if (theme === 'dark' || theme === 'light') root.setAttribute('data-theme', theme);
    var isAnswered = localStorage.getItem('standby:cookie-consent') !== null;
    if (isAnswered) root.setAttribute('data-cookies', 'answered');
  } catch (blocked) {
    // The system's preference applies.
  }
  // The content policy lets styled-components use CSSOM alone.
  window.SC_DISABLE_SPEEDY = false;

  // Clicks before the code arrives: see shell/src/prerender/replay-clicks.ts.
  window.standbyEarlyClicks = [];
  document.addEventListener('click', function (event) {
    if (window.standbyEarlyClicks) window.standbyEarlyClicks.push(event.target);
  });

  // The newest features of all screens, see docs/decisions/browser-support.md.
  var css = window.CSS;
  if (
    css &&
    css.supports &&
    css.supports('color', 'light-dark(#000, #fff)') &&
    css.supports('selector(:has(a))')
  ) {
    // An overlay alone shows on its picture.
    if (/viewer\?(.*&)?overlay/.test(location.href))
      root.style.cssText = '--color-page:transparent;overflow:hidden;visibility:hidden';
    return;
  }

  var needed =
    'It runs in Chrome 125, Edge 125, Firefox 126, Safari 17.5 (on iPhone and iPad: iOS 17.5), and in later versions. ' +
    'Update this browser, or open the page in another one.';

  // A notice replaces the app and its question.
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
    // The notice is above a prerendered page, which is readable, or is the whole page.
    var rendered = document.getElementById('root');
    // Pages of the app have only a prerendered layout.
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

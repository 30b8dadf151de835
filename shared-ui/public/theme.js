// Runs before the first paint, so that a remembered theme never flashes the other one, and the cookie
// question not at all where it was answered.
(function () {
  try {
    const theme = localStorage.getItem('standby:theme');
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
    const isAnswered = localStorage.getItem('standby:cookie-consent') !== null;
    if (isAnswered) document.documentElement.dataset.cookies = 'answered';
  } catch {
    // Storage is blocked: the system's preference holds.
  }
  // styled-components writes through CSSOM in development too: the content policy allows no other way.
  globalThis.SC_DISABLE_SPEEDY = false;
})();

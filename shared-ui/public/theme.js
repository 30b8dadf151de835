// Runs before the first paint, so that a remembered theme never flashes the other one.
(function () {
  try {
    const theme = localStorage.getItem('standby:theme');
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's preference holds.
  }
  // styled-components writes through CSSOM in development too: the content policy allows no other way.
  globalThis.SC_DISABLE_SPEEDY = false;
})();

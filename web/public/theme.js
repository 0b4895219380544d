// Applies the chosen light or dark before the first paint. A file of its own, because the page's security policy
// forbids scripts inside the page. The key is the one of src/lib/theme.ts.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Without storage the system's setting holds.
}

import { createServer } from 'node:http';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Casebook</title>
<style>
  :root { color-scheme: light dark }
  body { margin: 20vh auto; max-width: 36rem; padding: 0 24px; font: 1rem/1.5 system-ui, sans-serif }
  h1 { font-size: 1.25rem }
</style>
<h1>Casebook is starting</h1>
<p role="status"></p>
<p>This page opens the register as soon as it is ready.</p>
<p lang="bn">কেসবুক চালু হচ্ছে। প্রস্তুত হলে রেজিস্টার নিজে থেকেই খুলবে।</p>
<script>
  setInterval(async () => {
    const answer = await fetch('/readyz').catch(() => null);
    if (answer?.ok) location.reload();
    else if (answer) document.querySelector('[role=status]').textContent = await answer.text();
  }, 500);
</script>
</html>`;

/**
 * Answers on the server's port with a page that says what Casebook does until the server takes over. Shows none where
 * the port is chosen by the system, is in use or speaks TLS.
 */
export function showStarting() {
  const { PORT, HOST, TLS_CERT } = process.env;
  const port = Number(PORT || 8080);
  let doing = 'Preparing the pages and the server…';
  const server = createServer((request, response) => {
    const isPage = request.headers.accept?.includes('text/html');
    response.writeHead(503, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
      'retry-after': '1',
      'cache-control': 'no-store',
    });
    response.end(isPage ? PAGE : doing);
  });
  server.on('error', () => {}); // the server itself says why the port cannot be used
  if (!TLS_CERT && port > 0) server.listen(port, HOST || '127.0.0.1');
  return {
    doing: (line) => (doing = line),
    close(whenFree) {
      server.close(whenFree);
      server.closeAllConnections();
    },
  };
}

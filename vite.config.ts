import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `vite build` makes the admin UI, `vite build --ssr server/main.ts` the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [] : [react()],
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', sourcemap: true, copyPublicDir: false }
    : { outDir: 'dist/ui', target: 'es2022' },
  server: { port: 5173, proxy: { '^/(api|oauth|config.json)': 'http://localhost:8080' } },
}));

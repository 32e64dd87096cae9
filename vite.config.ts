import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rollup } from 'vite';

/** `vite build` makes the admin UI, tools/build.mjs both it and the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [] : [react(), fetchBehindSignIn()],
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', sourcemap: true, copyPublicDir: false }
    : {
        outDir: 'dist/ui',
        target: 'es2022',
        modulePreload: { polyfill: false },
        // All that the sign-in needs in one file, which compresses best.
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'signIn', tags: ['$initial'] }] } } },
      },
  server: { port: 5173, proxy: { '^/(api|oauth|config.json)': 'http://localhost:8080' } },
}));

/** What the sign-in page fetches behind it (src/signIn/fetchApplicationBehind.ts). */
const FETCHED_BEHIND = {
  'fetch-behind': ['src/signedIn.ts', 'src/resources/caseFilings/CaseFilingList.tsx'],
  'fetch-behind-en': ['src/i18n/en/index.ts'],
  'fetch-behind-bn': ['src/i18n/bn/index.ts'],
};

/** Names in the page the built files of these modules and of all that they import. */
function fetchBehindSignIn(): Plugin {
  return {
    name: 'fetch-behind-sign-in',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, chunk: entry }) => {
        const loaded = withImports(bundle, entry ? [entry.fileName] : []);
        return Object.entries(FETCHED_BEHIND).map(([name, modules]) => {
          const needed = withImports(
            bundle,
            modules.map((module) => fileOf(bundle, module)),
          );
          const files = [...needed].filter((file) => !loaded.has(file));
          return {
            tag: 'meta',
            injectTo: 'head',
            attrs: { name, content: files.map((file) => `/${file}`).join(' ') },
          };
        });
      },
    },
  };
}

function fileOf(bundle: Rollup.OutputBundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${module}`),
  );
  if (!chunk) throw new Error(`${module} has no chunk of its own to be fetched behind the sign-in`);
  return chunk.fileName;
}

function withImports(bundle: Rollup.OutputBundle, files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) continue;
    found.add(file);
    withImports(bundle, chunk.imports, found);
  }
  return found;
}

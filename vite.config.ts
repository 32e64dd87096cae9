import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';
import { manual } from './tools/manual/plugin.mjs';

const PAGE = 'index.html';

const SECRET_STEP = 'src/signIn/SecretStep.tsx';
const FIRST_LIST = ['src/libraries.ts', 'src/signedIn.ts', 'src/resources/caseFilings/CaseFilingList.tsx'];

/**
 * Modules that are fetched while a person signs in; for one who is signed in already, some are fetched at once
 * (src/signIn/fetchApplication.ts).
 */
const FETCHED_AHEAD = {
  'fetch-secret-step': [SECRET_STEP],
  'fetch-application': FIRST_LIST,
  'fetch-secret-en': ['src/i18n/en/secretStep.ts'],
  'fetch-secret-bn': ['src/i18n/bn/secretStep.ts'],
  'fetch-en': ['src/i18n/en/index.ts'],
  'fetch-bn': ['src/i18n/bn/index.ts'],
  'fetch-home': ['src/home/Home.tsx'],
};

/**
 * One file for what the sign-in runs, and two for what the first list runs in addition (src/libraries.ts), because
 * seventy files would be a tenth larger when compressed. `$initial` marks all modules that the inputs below import.
 */
const SIGN_IN: Rolldown.CodeSplittingGroup = {
  debugName: 'signIn',
  tags: ['$initial'],
  name: (module, context) => (ofSignIn(context).has(module) ? 'signIn' : null),
};
const LIBRARIES: Rolldown.CodeSplittingGroup = {
  name: 'libraries',
  tags: ['$initial'],
  test: /node_modules/,
};
const APPLICATION: Rolldown.CodeSplittingGroup = { name: 'application', tags: ['$initial'] };

/**
 * Libraries that the first list would load for nothing: a polyfill of what every browser has, and those of react-admin's
 * CSV export and chooser of columns, which no screen uses.
 */
const LEFT_OUT = {
  'object.entries': 'data:text/javascript,module.exports=Object.entries',
  'jsonexport/dist/index.js': 'data:text/javascript,export default undefined',
  diacritic: 'data:text/javascript,export const clean = undefined',
};

/** `vite build` builds the UI, tools/build.mjs the UI and the server. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: isSsrBuild ? [] : [react(), manual(), nameFetchedAhead(), addChangelog()],
  publicDir: isSsrBuild ? false : 'public',
  resolve: { alias: command === 'build' && !isSsrBuild ? LEFT_OUT : {} },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', sourcemap: true, copyPublicDir: false }
    : {
        outDir: 'dist/ui',
        target: 'es2022',
        // Off, because Vite's lists of what to preload for each screen are 4 KiB, compressed. nameFetchedAhead has
        // what is needed first preloaded, loadScreens all other screens once the first list is shown.
        modulePreload: false,
        license: { fileName: 'licences.md' }, // many libraries require that their licence is distributed with them
        chunkSizeWarningLimit: 1000, // bench/sizes.mjs measures instead what people wait for
        rolldownOptions: {
          input: [PAGE, ...FIRST_LIST],
          output: { codeSplitting: { groups: [SIGN_IN, LIBRARIES, APPLICATION] } },
        },
      },
  worker: { format: 'es' }, // so that the one worker that reads files fetches only the reader of the file's kind
  server: {
    port: 5173,
    proxy: { '^/(api|oauth|config.json)': `http://localhost:${process.env.PORT || 8080}` },
  },
}));

/** The modules of the sign-in page, its second step, and all that they import statically. */
function ofSignIn(context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([PAGE, SECRET_STEP].map((file) => normalizePath(join(import.meta.dirname, file))));
  for (const module of found) context.getModuleInfo(module)?.importedIds.forEach((id) => found.add(id));
  return found;
}

/** What is new, which My account leads to. */
const addChangelog = (): Plugin => ({
  name: 'add-changelog',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'changelog.md', source: readFileSync('CHANGELOG.md') });
  },
});

/** Lists in the page the built files of the modules in FETCHED_AHEAD and of all that they import. */
function nameFetchedAhead(): Plugin {
  return {
    name: 'name-fetched-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, chunk: entry }) => {
        const loaded = withImports(bundle, entry ? [entry.fileName] : []);
        return Object.entries(FETCHED_AHEAD).map(([name, modules]) => {
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

function fileOf(bundle: Rolldown.OutputBundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${module}`),
  );
  if (!chunk) throw new Error(`${module} has no chunk of its own to be fetched ahead`);
  return chunk.fileName;
}

function withImports(bundle: Rolldown.OutputBundle, files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) continue;
    found.add(file);
    withImports(bundle, chunk.imports, found);
  }
  return found;
}

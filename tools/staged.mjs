import { execFileSync, spawnSync } from 'node:child_process';

/** `npm run staged`: lint and formatting of the staged files only, as .githooks/pre-commit calls it. */
const staged = execFileSync('git', ['diff', '--cached', '--name-only', '--diff-filter=d', '-z'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean);
const code = staged.filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file));

const passed = [
  code.length === 0 || runs('oxlint', '--type-aware', '--deny-warnings', ...code),
  staged.length === 0 || runs('prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...staged),
];
if (passed.includes(false)) process.exit(1);

function runs(tool, ...options) {
  return (
    spawnSync('npx', [tool, ...options], { stdio: 'inherit', shell: process.platform === 'win32' }).status ===
    0
  );
}

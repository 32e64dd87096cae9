export { hasCluster } from './cluster';
export { EmbeddedPostgresError, type EmbeddedPostgresProblem } from './errors';
export { keepRunning, type KeptRunning } from './keptRunning';
export {
  connectionOfRunning,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start';

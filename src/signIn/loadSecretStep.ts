/** Step two is a chunk of its own, loaded while step one is filled in, so that step one appears sooner. */
export const loadSecretStep = () => import('./SecretStep');

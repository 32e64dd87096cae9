/** The second step's code comes while the first is being filled in, so that the first stands sooner. */
export const loadSecretStep = () => import('./SecretStep');

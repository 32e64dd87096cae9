/** A key for one action. The server answers a repeat with the first result. */
export const idempotencyKey = (): string =>
  // `crypto.randomUUID` is absent on plain http.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

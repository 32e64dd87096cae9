/** Codes (messages.ts) of a server that is out of service, whatever the request. */
export const outages: readonly string[] = ['unavailable', 'noSpace', 'anotherRegister'];

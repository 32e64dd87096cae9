/** The codes (messages.ts) of a server that can answer nothing just now, whatever is asked. */
export const outages: readonly string[] = ['unavailable', 'noSpace', 'anotherRegister'];

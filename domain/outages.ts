/** The codes (messages.ts) by which a server says that it is out of service, whatever the request. */
export const outages: readonly string[] = ['unavailable', 'noSpace', 'anotherRegister'];

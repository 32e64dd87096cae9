/** The codes (messages.ts) by which a server says that it is out of service, whatever was requested. */
export const outages: readonly string[] = ['unavailable', 'noSpace', 'anotherRegister'];

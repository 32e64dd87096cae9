export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids are sent as texts too. A form's text is never an id: it is a name that matched nothing. */
export const readId = (id: unknown) => (typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id);

export const isId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) > 0;

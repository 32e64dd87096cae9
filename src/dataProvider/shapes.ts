/** Shape checks for `Call.expects`: an answer of another shape counts as no answer. */

const isObject = (answer: unknown): answer is Record<string, unknown> =>
  typeof answer === 'object' && answer !== null;

export const isListShaped = (answer: unknown): boolean => Array.isArray(answer) && answer.every(isObject);

export const isPageShaped = (answer: unknown): boolean => isObject(answer) && isListShaped(answer.content);

/** Also accepts null, for servers that answer null where there is nothing. */
export const orNothing = (isShaped: (answer: unknown) => boolean) => (answer: unknown) =>
  answer === null || isShaped(answer);

const FORMS = '/api/casebook/return-forms';

/** The addresses of files of our own server, if it offers `return-forms`. */
export const formFile = {
  content: (id: number | string) => ({ path: `${FORMS}/${id}/content` }),
  filled: (id: number | string, returnId: number) => ({
    path: `${FORMS}/${id}/filled`,
    query: { return: returnId },
  }),
};

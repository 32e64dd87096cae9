import { createContext } from 'react';

/**
 * Whether the server has a page for each file, `/files/:id`. A context, so that hundreds of links in a list
 * share one query.
 */
export const HasFilePages = createContext(false);

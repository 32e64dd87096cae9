const IS_API = /^\/(api|oauth)\//;

interface Addressed {
  url: string;
  routeOptions?: { url?: string | undefined };
}

/** Whether a request is one of the API. Checks its route's address too: the router decodes `/%61pi/case/banks`. */
export const isApi = ({ url, routeOptions }: Addressed): boolean =>
  IS_API.test(url) || IS_API.test(routeOptions?.url ?? '');

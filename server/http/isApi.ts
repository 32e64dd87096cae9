const IS_API = /^\/(api|oauth)\//;

interface Addressed {
  url: string;
  routeOptions?: { url?: string | undefined };
}

/** Whether a request is one of the API: a route is found by the decoded address, which may be `/%61pi/case/banks`. */
export const isApi = ({ url, routeOptions }: Addressed): boolean =>
  IS_API.test(url) || IS_API.test(routeOptions?.url ?? '');

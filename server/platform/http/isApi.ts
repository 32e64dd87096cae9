const IS_API = /^\/(api|oauth)\//;

interface Addressed {
  url: string;
  routeOptions?: { url?: string | undefined };
}

/**
 * Whether a request goes to the API. Its route's path is checked too, since the router also decodes
 * `/%61pi/case/banks`.
 */
export const isApi = ({ url, routeOptions }: Addressed): boolean =>
  IS_API.test(url) || IS_API.test(routeOptions?.url ?? '');

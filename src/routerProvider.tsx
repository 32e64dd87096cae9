import { forwardRef, useCallback, type ReactNode } from 'react';
import { reactRouterProvider, type RouterLinkProps, type RouterProvider, type RouterTo } from 'react-admin';
import { addressOf } from './addresses';
import { definitions } from './resources';

const { useNavigate, useMatch, Link, Navigate } = reactRouterProvider;

/** React Router, with react-admin's links, redirects and menu matches translated to our URLs. */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: () => {
    const navigate = useNavigate();
    return useCallback<typeof navigate>((to, options) => navigate(addressed(to), options), [navigate]);
  },
  useMatch: (pattern) => useMatch({ ...pattern, path: addressOf(definitions, pattern.path) }),
  Link: forwardRef<HTMLAnchorElement, RouterLinkProps>(function AddressedLink(props, ref) {
    return <Link {...props} ref={ref} to={addressed(props.to)} />;
  }),
  Navigate: (props): ReactNode => <Navigate {...props} to={addressed(props.to)} />,
};

function addressed<To extends RouterTo | number>(to: To): To {
  if (typeof to === 'string') return addressOf(definitions, to) as To;
  if (typeof to !== 'object' || typeof to.pathname !== 'string') return to;
  return { ...to, pathname: addressOf(definitions, to.pathname) };
}

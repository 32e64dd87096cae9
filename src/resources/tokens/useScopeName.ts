import { useTranslate } from 'react-admin';

const words = 'resources.tokens.scopes';

/** Returns a function that names a scope: `Read everything …`, `Write: Hearings`. */
export function useScopeName(): (scope: string) => string {
  const translate = useTranslate();
  return (scope) => {
    const resource = scope.split(':')[1];
    if (!resource) return translate(`${words}.read`);
    const register = translate(`${words}.of.${resource}`, {
      _: translate(`resources.${resource}.name`, { _: resource }),
    });
    return translate(`${words}.write`, { register });
  };
}

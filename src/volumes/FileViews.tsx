import { useTranslate } from 'react-admin';
import { ViewLinks } from '../page/ViewLinks';

const VIEWS = [
  ['/files/out', 'volumes.list.outNow'],
  ['/files/move', 'volumes.list.move'],
  ['/files/called', 'volumes.called.title'],
] as const;

/** Links between the screens of the paper files. */
export function FileViews({ here }: { here: (typeof VIEWS)[number][0] }) {
  const translate = useTranslate();
  return (
    <ViewLinks
      label={translate('volumes.list.views')}
      views={VIEWS.map(([to, name]) => ({ to, name: translate(name), isHere: to === here }))}
    />
  );
}

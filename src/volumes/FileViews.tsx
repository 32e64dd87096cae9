import { useTranslate } from 'react-admin';
import { useMay } from '../authProvider/permissions';
import { useOffers } from '../offered/useOffers';
import { ViewLinks } from '../page/ViewLinks';

const VIEWS = [
  ['/files/out', 'volumes.list.moves'],
  ['/files/move', 'volumes.list.move'],
  ['/files/called', 'volumes.called.title'],
  ['/files/retention', 'volumes.list.retention'],
] as const;

/** Links between the screens of the paper files. */
export function FileViews({ here }: { here: (typeof VIEWS)[number][0] }) {
  const translate = useTranslate();
  const isOffered = useOffers('retention-rules');
  const hasRetention = useMay('read', 'retention') && isOffered;
  const views = VIEWS.filter(([to]) => to !== '/files/retention' || hasRetention);
  return (
    <ViewLinks
      label={translate('volumes.list.views')}
      views={views.map(([to, name]) => ({ to, name: translate(name), isHere: to === here }))}
    />
  );
}

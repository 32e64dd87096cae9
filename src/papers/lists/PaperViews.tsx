import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ViewLinks } from '../../page/ViewLinks';

/** Links between the list of papers and that of orders without theirs. */
export function PaperViews() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const view = (name: string, to: string) => ({ name: translate(name), to, isHere: pathname === to });
  return (
    <ViewLinks
      label={translate('resources.papers.name')}
      views={[view('resources.papers.name', '/papers'), view('filePapers.lists.missing', '/papers/missing')]}
    />
  );
}

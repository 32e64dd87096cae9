import { Navigate, useParams } from 'react-router-dom';
import { NotFound } from '../page/NotFound';
import { AT_PAPER_FILE } from './addresses';

/** The address on a label: opens the page of the file where its paper file is shown. */
export function Label() {
  const { id = '' } = useParams();
  return /^\d{1,15}$/.test(id) ? <Navigate to={`/files/${id}${AT_PAPER_FILE}`} replace /> : <NotFound />;
}

import { ValidationError } from 'react-admin';

/** The translated message of a field that was refused. */
export const InputError = ({ error }: { error: { message?: string } }) =>
  error.message ? <ValidationError error={error.message} /> : null;

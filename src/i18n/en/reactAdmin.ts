/** React-admin's own texts, as far as Casebook shows the components that use them. */
export const reactAdmin = {
  ra: {
    action: {
      cancel: 'Cancel',
      clear_input_value: 'Clear value',
      close: 'Close',
      confirm: 'Confirm',
      open: 'Open',
    },
    auth: { auth_check_error: 'Please login to continue' },
    boolean: { true: 'Yes', false: 'No' },
    message: {
      invalid_form: 'The form is not valid. Please check for errors',
      loading: 'Please wait',
      unsaved_changes: "Some of your changes weren't saved. Are you sure you want to ignore them?",
    },
    notification: {
      http_error: 'Server communication error',
      i18n_error: 'Cannot load the translations for the specified language',
      logged_out: 'Your session has ended, please reconnect.',
      not_authorized: "You're not authorized to access this resource.",
    },
    page: { list: '%{name}' },
    sort: { sort_by: 'Sort by %{field} %{order}', ASC: 'ascending', DESC: 'descending' },
  },
};

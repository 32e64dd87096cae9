/**
 * The English text of every message of checks and the server, by code. The wire carries both; a UI in
 * another language translates the code. `%{name}` is replaced by a parameter.
 */
export const messages = {
  // checks of a field
  fieldRequired: 'This Field is Required',
  secretRequired: 'This field is required',
  userNameRequired: 'Username is required field.',
  workplaceRequired: 'Workplace is required field.',
  nothiNumberRequired: 'Nothi Number is required field.',
  companyNameRequired: 'Importer/Exporter is required field.',
  agentNameRequired: 'Agent Name is required field.',
  licenceRequired: 'License No. is required field.',
  contactRequired: 'Contact No is required field.',
  addressRequired: 'Address is required field.',
  nameRequired: 'Name is required field.',
  newUserNameRequired: 'User Name is required field.',
  phoneRequired: 'Phone is required field.',
  permissionRequired: 'Please select at least one permission',
  tooShort: 'Must be minimum %{min} digits',
  notElevenDigits: 'Must be exactly 11 digits',
  notAnEmail: 'Not a valid mail',
  imageNotValid: 'Please upload a valid file',
  imageTooLarge: 'Must be a picture of at most %{max} KiB',
  nameTaken: 'Another one already has this name',
  licenceTaken: 'Another agent already has this AIN',
  userNameTaken: 'Another user already has this name',
  wrongPassword: 'This is not your present password',
  passwordTooShort: 'Must be at least %{min} characters',
  passwordGuessable: 'Too easily guessed: a common password, a name, or a word of this product',
  tooLong: 'Must be at most %{max} characters',
  notText: 'Must be a text without control characters',
  directionMarks:
    'Must not hold invisible marks that turn the direction of writing. Type it instead of pasting it',
  userNameLetters: 'Must be letters of one script, digits, or . _ - @, without spaces',
  noSuchDate: 'There is no such date. Give day, month and year, as in 05/02/2026',
  yearNotOffered: 'The year must lie between %{first} and %{last}',
  notAnAmount: 'Must be an amount in taka',
  belowZero: 'Must be at least 0',
  amountTooLarge: 'Must be at most 99,99,99,99,99,999.99',
  moreThanTwoDecimals: 'Must have at most 2 decimals',
  notAChoice: 'Must be one of the choices offered',
  notYesOrNo: 'Must be Yes or No',
  unknownReference: 'Not on the list. Choose one that is offered',
  filingRequired: 'Choose a case filing first',
  filingGone: 'This case filing no longer exists. It may have been deleted',
  cannotMerge: 'Choose another one to merge it into',
  challengesItself: 'A case cannot challenge its own order, or that of one that challenges it',
  filingFixed: 'A case cannot be moved to another case filing',
  fileNumberTaken: 'Another case filing already has this file number',
  notANumber: 'Must be a whole number',
  notASortOption: 'This list cannot be sorted so',
  notAFilter: 'This list cannot be narrowed down so',
  notARange: 'Must be the first and the last row, as in [0,24]',
  // answers to a whole request
  invalid: 'Some of what was sent is not valid',
  notJson: 'The request is not valid JSON',
  tooDeep: 'What was sent is nested too deeply: at most %{max} levels',
  tooManyValues: 'Too much was sent at once: at most %{max} values',
  signInAgain: 'Sign in again to go on',
  notAllowed: 'Your role does not allow this',
  notFound: 'Not found. It may have been deleted',
  stale: '%{by} changed this record on %{at}, after you opened it',
  fileNumberConflict: 'A case filing with the file number %{fileNumber} is already registered',
  licenceConflict: 'An agent with the AIN %{licence} is already registered',
  userNameConflict: 'A user with the name %{userName} already exists',
  lastAdministrator: 'This is the last active administrator, who can be neither disabled nor demoted',
  ownAccess: 'You cannot disable your own account or take the Admin role from it',
  ownReset: 'Change your own password under “My account”',
  ownContact: 'Change your own e-mail address and phone under “My account”, where your password is asked',
  inUse: 'In use by %{what}, so it cannot be deleted',
  keyReused: 'This form was already saved, with other content. Look the record up before you save it again',
  tooLarge: 'Too much was sent at once',
  tooMany: 'Too many tries. Wait %{seconds} seconds and try again',
  internal: 'Something went wrong on the server. Nothing was saved',
  upstreamUnreachable: "The register's server cannot be reached right now",
  busy: 'The server is very busy right now. Please try again in a moment',
  largePagesBusy: 'Many large lists are being sent right now. Please try again in a minute',
  noSpace: 'The disk of the database is full. Nothing was saved. Tell whoever runs the server',
  anotherRegister:
    'The database that answers is not the one of this register. Nothing was saved. Tell whoever runs the server',
  unavailable: 'The database cannot be reached right now',
  notSaved: 'The database cannot be reached right now. Nothing was saved',
  outcomeUnknown: 'It is not known whether this was saved. Do it again: it will not be done twice',
  outcomeUnknownLookUp: 'It is not known whether this was saved. Look it up before you do it again',
} as const;

export type MessageCode = keyof typeof messages;

export type MessageParams = Record<string, string | number>;

/** The English text of a code with its parameters. */
export const messageText = (code: MessageCode, params: MessageParams = {}): string =>
  messages[code].replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(messages, code);

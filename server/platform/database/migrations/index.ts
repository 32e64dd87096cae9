import type { Migration } from 'kysely';
import * as registers from './0001_registers';
import * as caseFilings from './0002_caseFilings';
import * as signIn from './0003_signIn';
import * as followOnCases from './0004_followOnCases';
import * as tribunalCases from './0005_tribunalCases';
import * as criminalCases from './0006_criminalCases';
import * as commissionerateAppeals from './0007_commissionerateAppeals';
import * as customsAppeals from './0008_customsAppeals';
import * as writs from './0009_writs';
import * as cplas from './0010_cplas';
import * as cps from './0011_cps';
import * as admiraltySuits from './0012_admiraltySuits';
import * as civilCases from './0013_civilCases';
import * as companiesAndAgents from './0014_companiesAndAgents';
import * as users from './0015_users';
import * as caseMonths from './0016_caseMonths';
import * as notifications from './0017_notifications';
import * as figureLists from './0018_figureLists';
import * as signInPlaces from './0019_signInPlaces';
import * as folding from './0020_folding';
import * as idempotentAnswers from './0021_idempotentAnswers';
import * as registerIdentity from './0022_registerIdentity';
import * as wayIn from './0023_wayIn';
import * as proceedings from './0024_proceedings';
import * as keptLists from './0025_keptLists';
import * as history from './0026_history';
import * as backups from './0027_backups';
import * as searchEntries from './0028_searchEntries';
import * as hearings from './0029_hearings';
import * as notesAndFollows from './0030_notesAndFollows';
import * as secondPairOfEyes from './0032_secondPairOfEyes';
import * as calendars from './0033_calendars';
import * as limits from './0034_limits';
import * as imports from './0035_imports';
import * as steps from './0036_steps';
import * as newRecordsJoinNothing from './0037_newRecordsJoinNothing';
import * as alerts from './0041_alerts';
import * as caseNumbers from './0043_caseNumbers';
import * as calendarAddresses from './0044_calendarAddresses';
import * as restoredHearings from './0045_restoredHearings';
import * as proposedChanges from './0046_proposedChanges';
import * as proposedRestores from './0047_proposedRestores';
import * as stepsWithinADay from './0050_stepsWithinADay';
import * as runningLimits from './0051_runningLimits';
import * as casePages from './0052_casePages';
import * as typedNames from './0053_typedNames';
import * as limitsOfProceedings from './0054_limitsOfProceedings';
import * as kindWhenDeleted from './0055_kindWhenDeleted';
import * as waitingLimits from './0058_waitingLimits';
import * as concurrentWrites from './0059_concurrentWrites';
import * as changesBySection from './0060_changesBySection';
import * as longWords from './0061_longWords';
import * as importedChanges from './0062_importedChanges';
import * as missingResults from './0063_missingResults';
import * as followedFiles from './0065_followedFiles';
import * as followersOfDeletedFiles from './0066_followersOfDeletedFiles';
import * as courtsAndBengaliNames from './0067_courtsAndBengaliNames';
import * as heardHearingsStay from './0068_heardHearingsStay';
import * as namesOfPlaces from './0070_namesOfPlaces';
import * as limitsFollowTheirOrder from './0073_limitsFollowTheirOrder';
import * as limitsEndedByHand from './0074_limitsEndedByHand';
import * as urgentRetries from './0076_urgentRetries';
import * as calendarChanges from './0079_calendarChanges';
import * as restoredProceedings from './0081_restoredProceedings';
import * as limitStatistics from './0087_limitStatistics';
import * as hearingsOfDays from './0088_hearingsOfDays';
import * as changesByMonth from './0089_changesByMonth';
import * as refusalsOfWaits from './0090_refusalsOfWaits';
import * as mentionsAndAlerts from './0091_mentionsAndAlerts';
import * as itemsOfMovedDates from './0092_itemsOfMovedDates';
import * as initialsAfterMessrs from './0093_initialsAfterMessrs';
import * as recordsOfImportedRows from './0094_recordsOfImportedRows';
import * as itemNumbers from './0095_itemNumbers';
import * as signInsOfProposals from './0096_signInsOfProposals';
import * as openOrders from './0097_openOrders';
import * as unknownNames from './0098_unknownNames';
import * as datesOfOtherHearings from './0099_datesOfOtherHearings';
import * as silentLetters from './0100_silentLetters';
import * as spacedInitials from './0101_spacedInitials';
import * as ownKeys from './0102_ownKeys';

/** In the order they run. A migration that has been released is never changed. */
export const migrations: Record<string, Migration> = {
  '0001_registers': registers,
  '0002_caseFilings': caseFilings,
  '0003_signIn': signIn,
  '0004_followOnCases': followOnCases,
  '0005_tribunalCases': tribunalCases,
  '0006_criminalCases': criminalCases,
  '0007_commissionerateAppeals': commissionerateAppeals,
  '0008_customsAppeals': customsAppeals,
  '0009_writs': writs,
  '0010_cplas': cplas,
  '0011_cps': cps,
  '0012_admiraltySuits': admiraltySuits,
  '0013_civilCases': civilCases,
  '0014_companiesAndAgents': companiesAndAgents,
  '0015_users': users,
  '0016_caseMonths': caseMonths,
  '0017_notifications': notifications,
  '0018_figureLists': figureLists,
  '0019_signInPlaces': signInPlaces,
  '0020_folding': folding,
  '0021_idempotentAnswers': idempotentAnswers,
  '0022_registerIdentity': registerIdentity,
  '0023_wayIn': wayIn,
  '0024_proceedings': proceedings,
  '0025_keptLists': keptLists,
  '0026_history': history,
  '0027_backups': backups,
  '0028_searchEntries': searchEntries,
  '0029_hearings': hearings,
  '0030_notesAndFollows': notesAndFollows,
  '0032_secondPairOfEyes': secondPairOfEyes,
  '0033_calendars': calendars,
  '0034_limits': limits,
  '0035_imports': imports,
  '0036_steps': steps,
  '0037_newRecordsJoinNothing': newRecordsJoinNothing,
  '0041_alerts': alerts,
  '0043_caseNumbers': caseNumbers,
  '0044_calendarAddresses': calendarAddresses,
  '0045_restoredHearings': restoredHearings,
  '0046_proposedChanges': proposedChanges,
  '0047_proposedRestores': proposedRestores,
  '0050_stepsWithinADay': stepsWithinADay,
  '0051_runningLimits': runningLimits,
  '0052_casePages': casePages,
  '0053_typedNames': typedNames,
  '0054_limitsOfProceedings': limitsOfProceedings,
  '0055_kindWhenDeleted': kindWhenDeleted,
  '0058_waitingLimits': waitingLimits,
  '0059_concurrentWrites': concurrentWrites,
  '0060_changesBySection': changesBySection,
  '0061_longWords': longWords,
  '0062_importedChanges': importedChanges,
  '0063_missingResults': missingResults,
  '0065_followedFiles': followedFiles,
  '0066_followersOfDeletedFiles': followersOfDeletedFiles,
  '0067_courtsAndBengaliNames': courtsAndBengaliNames,
  '0068_heardHearingsStay': heardHearingsStay,
  '0070_namesOfPlaces': namesOfPlaces,
  '0073_limitsFollowTheirOrder': limitsFollowTheirOrder,
  '0074_limitsEndedByHand': limitsEndedByHand,
  '0076_urgentRetries': urgentRetries,
  '0079_calendarChanges': calendarChanges,
  '0081_restoredProceedings': restoredProceedings,
  '0087_limitStatistics': limitStatistics,
  '0088_hearingsOfDays': hearingsOfDays,
  '0089_changesByMonth': changesByMonth,
  '0090_refusalsOfWaits': refusalsOfWaits,
  '0091_mentionsAndAlerts': mentionsAndAlerts,
  '0092_itemsOfMovedDates': itemsOfMovedDates,
  '0093_initialsAfterMessrs': initialsAfterMessrs,
  '0094_recordsOfImportedRows': recordsOfImportedRows,
  '0095_itemNumbers': itemNumbers,
  '0096_signInsOfProposals': signInsOfProposals,
  '0097_openOrders': openOrders,
  '0098_unknownNames': unknownNames,
  '0099_datesOfOtherHearings': datesOfOtherHearings,
  '0100_silentLetters': silentLetters,
  '0101_spacedInitials': spacedInitials,
  '0102_ownKeys': ownKeys,
};

/** The last migration of this version. */
export const newestMigration = Object.keys(migrations).at(-1)!;

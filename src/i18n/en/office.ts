/** `office` */
export const office = {
  explained:
    'The name stands on the sign-in, at the foot of every page and on what is printed. Left empty, the name from the server’s settings stands there.',
  saved: 'Office saved',
  approval: 'A second pair of eyes',
  approvalExplained:
    'With “Yes”, deleting, closing or reopening a filing and lowering its revenue are proposed, and take effect when another administrator approves. It takes two enabled administrators; switching it off needs an approval too.',
};

/** `resources.office` */
export const officeResource = {
  name: 'Office',
  fields: {
    name: 'Name',
    nameBn: 'Name in Bengali',
    needsApproval: 'Approval by another administrator',
  },
};

/** Fetched with the screens that say it (src/i18n/index.ts). */
export const catalogue = { office, resources: { office: officeResource } };

export const office = {
  explained:
    'The name appears on the sign-in page, at the foot of every page and on printouts. If it is left empty, the name from the server’s settings is used.',
  saved: 'Office saved',
  casePages: 'Cases on the Supreme Court’s site',
  notScanned: 'Papers are not scanned for viruses: %{setting} is not set on the server.',
  casePagesExplained:
    'The page of a file links its Supreme Court cases to their public pages. Open the page of any case on the court’s site, copy its address, and put {division}, {type}, {number} and {year} in their places. The number of each type of case stands in the same address. Casebook itself fetches nothing from there.',
  approval: 'Approval by a second administrator',
  approvalExplained:
    'With “Yes”, deleting, closing or reopening a filing, lowering what it owes by an order, waiver or refund, and releasing or encashing a guarantee against a stay are proposed, and take effect when another administrator approves. It takes two enabled administrators; switching it off also needs an approval.',
  secondFactor: 'Two-step verification',
  secondFactorExplained:
    'With “Yes”, administrators must set up two-step verification after signing in, before they can do anything else. Set it up for yourself first, under “My account”.',
};

export const officeResource = {
  name: 'Office',
  fields: {
    name: 'Name',
    nameBn: 'Name in Bengali',
    needsApproval: 'Approval by another administrator',
    needsSecondFactor: 'Required of administrators',
    casePage: 'Address of a case',
    customsAppealType: 'Number of the type: customs appeal',
    writType: 'Number of the type: writ petition',
    admiraltyType: 'Number of the type: admiralty suit',
    cplaType: 'Number of the type: CPLA/CMP',
    cpType: 'Number of the type: civil petition',
  },
};

/** Loaded with the screens that use it (src/i18n/index.ts). */
export const catalogue = { office, resources: { office: officeResource } };

/** The two sample cells of a field in an import template, the same in both languages. */
export const sampleCells: Record<string, readonly [string, string]> = {
  nothiNumber: ['5-Law/DN/01/2026', '5-Law/DN/02/2026'],
  caseFilingId: ['5-Law/DN/01/2026', '5-Law/DN/02/2026'],
  companyId: ['Karim & Sons', 'Rahman Traders'],
  'company.vatRegNo': ['001234567-0101', '002345678-0101'],
  companyName: ['Karim & Sons', 'Rahman Traders'],
  vatRegNo: ['001234567-0101', '002345678-0101'],
  cnfAgentName: ['Sea Link Forwarders', 'Port City Logistics'],
  agentName: ['Sea Link Forwarders', 'Port City Logistics'],
  licNo: ['301180001', '301180002'],
  contactNumber: ['01711000001', '01711000002'],
  address: ['Agrabad, Chattogram', 'Khatunganj, Chattogram'],
  boe: ['C-12345', 'C-12346'],
  hsCode: ['7208.39.00', '5402.33.00'],
  fullName: ['Nasrin Akter', 'Rafiqul Islam'],
  userName: ['nasrin.akter', 'rafiqul.islam'],
  phone: ['01711000001', '01711000002'],
};

/** Two dates and two amounts, as they may be written. */
export const sampleDays = ['12/03/2026', '15/04/2026'] as const;
export const sampleAmounts = ['12,34,567.00', '50,000'] as const;

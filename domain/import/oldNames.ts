/** A line for each field (`hearings.date` is one register's `date`), with its headings in the offices' own sheets. */
const NAMES = `
  nothiNumber: File No | File No. | Nothi No | Nothi Number | নথি নং | নথি নাম্বার | নথির নম্বর | নথি | ফাইল নং | ফাইল নম্বর | মামলার নথি নং | Case File No | শাখার নথি নং
  caseFilingId: File Number | File No | File No. | Nothi No | নথি নং | নথি নম্বর | নথি | ফাইল নং | ফাইল নম্বর | Section File Number | শাখার নথি নং
  workPlaceId: Section | Branch | শাখা | সেকশন | Section / Branch | শাখার নাম
  taxacationNothiNo: Assessment File No | শুল্কায়ন নথি নং | শুল্কায়ন নথি | Assessment File
  companyId: Importer | Exporter | Importer Name | Name of Importer | Importer/Exporter | Name of the Importer | Company | Company Name | Party | Party Name | আমদানিকারক | রপ্তানিকারক | আমদানিকারকের নাম | প্রতিষ্ঠান | প্রতিষ্ঠানের নাম | আমদানিকারক/রপ্তানিকারক | আমদানিকারক/রপ্তানিকারকের নাম | আমদানিকারক প্রতিষ্ঠানের নাম | কোম্পানির নাম | ব্যক্তি/প্রতিষ্ঠানের নাম
  company.vatRegNo: BIN No | BIN Number | VAT Reg No | VAT Registration No | বিআইএন নং | বিন | বিন নং | বিন নম্বর | মূসক নিবন্ধন নং
  vatRegNo: BIN No | BIN Number | VAT Reg No | VAT Registration No | বিআইএন নং | বিন | বিন নং | মূসক নিবন্ধন নং
  cnfAgentId: C&F | CNF | CNF Agent | C & F Agent | C&F Agent Name | Clearing Agent | সিএন্ডএফ | সিএন্ডএফ এজেন্ট | সি এন্ড এফ এজেন্ট | সিঅ্যান্ডএফ এজেন্টের নাম | সিএন্ডএফ এজেন্টের নাম
  ainNumber: AIN No | AIN Number | এআইএন নং | এআইএন নম্বর | লাইসেন্স নং
  licNo: AIN | AIN No | Licence No | License No | License Number | লাইসেন্স নং | লাইসেন্স নম্বর | এআইএন | এআইএন নং
  boe: B/E | B/E No | BE No | B/E Number | Bill of Entry | Bill of Entry No | C No | C Number | বিল অব এন্ট্রি | বিল অব এন্ট্রি নং | বি/ই | বি/ই নং | বিল অব এন্ট্রি নম্বর | সি নং
  boeDate: B/E Date | BE Date | Bill of Entry Date | Date of BE | বিল অব এন্ট্রি তারিখ | বি/ই তারিখ | বি/ই এর তারিখ
  hsCode: HS Code | HSCode | এইচএস কোড | এইচ এস কোড
  productName: Goods | Product | Product Name | Description | Goods Description | পণ্য | পণ্যের নাম | পণ্যের বর্ণনা
  shipName: Vessel | Vessel Name | Ship Name | Carrier | জাহাজের নাম | জাহাজ | বাহনের নাম
  shipRegistrationNo: Manifest No | Manifest | Rotation No | মেনিফেস্ট নং | রোটেশন নং
  irregularityReason: Irregularity | Irregularities | Offence | Nature of Irregularity | অনিয়ম | অনিয়মের ধরন | অপরাধ | মামলার কারণ | অনিয়মের বিবরণ
  showCauseNotice: SCN | Show Cause | কারণ দর্শানো
  showCauseNoticeNoDate: SCN No & Date | Show Cause No & Date | Show Cause Notice No and Date | কারণ দর্শানো নোটিশ নং ও তারিখ | নোটিশ নং ও তারিখ
  dateOfHearing: Date of Issue | Issuing Date | জারির তারিখ | ইস্যুর তারিখ | নোটিশ জারির তারিখ | Demand Notice Date | দাবিনামা জারির তারিখ
  dateOfJudgement: Date of Adjudication | Order Date | Date of Order | Judgement Date | Judgment Date | Date of Judgement | Date of Judgment | ন্যায় নির্ণয়নের তারিখ | বিচারাদেশের তারিখ | আদেশের তারিখ
  revenue: Revenue | Revenue Involved | Involved Revenue | Amount | Demand | Demanded Amount | জড়িত রাজস্বের পরিমাণ | রাজস্ব | জড়িত টাকা | রাজস্বের পরিমাণ | দাবিকৃত রাজস্ব | ফাঁকিকৃত রাজস্ব
  amortizationPenalty: RF | Redemption | বিমোচন জরিমানার পরিমাণ | বিমোচন
  monetaryPenalty: Personal Penalty | Fine | জরিমানা | অর্থদণ্ডের পরিমাণ | ব্যক্তিগত জরিমানা | অর্থদন্ড
  revenueCollected: Collected | Realised | Realized | Revenue Collected | Paid | Paid Amount | আদায়কৃত রাজস্ব | আদায় | আদায়কৃত | পরিশোধিত
  bankId: Bank | Name of Bank | ব্যাংক | ব্যাংকের নাম ও শাখা
  bankGuranteeNo: BG No | B/G No | Bank Guarantee Number | Bank Guarantee No | ব্যাংক গ্যারান্টি নং | বিজি নং
  bankGuaranteeDate: BG Date | B/G Date | ব্যাংক গ্যারান্টি তারিখ | বিজি তারিখ
  bankGuaranteeAmount: BG Amount | B/G Amount | Bank Guarantee | ব্যাংক গ্যারান্টি | ব্যাংক গ্যারান্টির টাকা | বিজি পরিমাণ
  bankGuaranteeEncashment: BG Encashment | Encashed | নগদায়ন
  bankAccountFreeze: Account Freeze | Account Frozen | হিসাব জব্দ | হিসাব অবরুদ্ধ
  status: Present Status | Current Status | Case Status | Position | অবস্থা | মামলার অবস্থা | সর্বশেষ অবস্থা | বর্তমান অবস্থা
  remarks: Remarks | Remark | Comments | Note | Notes | মন্তব্য
  dateOfCase: Date of Case | Filing Date | Date | দায়েরের তারিখ | মামলা দায়েরের তারিখ | তারিখ | Case filing date
  documentOfLawBranch: Law Branch File No | Law Section File No | আইন শাখার নথি নং | আইন শাখার নথি
  dateOfHearing01: Hearing Date | Next Hearing | Next Date | শুনানির তারিখ | শুনানীর তারিখ | পরবর্তী তারিখ | Date of Hearing | Hearing Date 1
  dateOfHearing02: Hearing Date 2 | Next Hearing Date | পরবর্তী শুনানির তারিখ
  dispatchOfReplyNo: Reply No | Reply Memo No | জবাবের স্মারক নং | দফাওয়ারি জবাব
  dispatchOfReplyDate: Date of Reply | জবাব প্রেরণের তারিখ
  implementationOfInterimOrder: Interim Order Implemented | অন্তর্বর্তীকালীন আদেশ বাস্তবায়ন হয়েছে কিনা
  interimOrderOfTribunal1: Interim Order | অন্তর্বর্তীকালীন আদেশ | Stay Order | স্থগিতাদেশ
  summOfJudgementOrder: Summary | Summary of Judgement | রায়ের সারসংক্ষেপ | রায় | Judgement Summary
  applicateCaseNo: Appeal No | Case No | আপিল নং | আপীল নং | আপীল নম্বর | মামলা নং | মামলা নম্বর
  customCaseNo: Appeal No | Custom Appeal No | Case No | মামলা নং | কাস্টমস আপিল নং | আপিল নং
  tribunalCaseNo: Tribunal Case No | Case No | Appeal No | ট্রাইব্যুনাল মামলা নং | মামলা নং | মামলা নম্বর | আপিল নং
  highCourtCaseNo: Writ No | Writ Petition No | Writ Case No | W.P. No | WP No | Case No | রিট নং | রিট পিটিশন নং | রিট মামলা নং | মামলা নং
  cplCpaNothi: CPLA No | CMP No | CPLA/CMP No | Case No | সিপিএলএ নং | মামলা নং
  cpNothi: CP No | Civil Petition No | Case No | সিপি নং | সিভিল পিটিশন নং | মামলা নং
  courtMemoNo: Memo No | Suit No | Admiralty Suit No | স্মারক নং | মামলা নং
  pettetioner: Plaintiff | Petitioner | বাদী
  veselName: Vessel | Vessel Name | জাহাজ
  registrationNo: Manifest No | Rotation No | মেনিফেস্ট নং
  imoNumber: IMO | IMO No | আইএমও নং
  cmmCgm: Court | Court Name | আদালত | আদালতের নাম
  relatedThana: Thana | Police Station | PS | থানা
  mamlaNoOfRelatedThana: Case No | PS Case No | মামলা নং | থানার মামলা নং
  fir: FIR | FIR No | এজাহার | এজাহার নং
  civilCaseNumber: Case No | Civil Suit No | Suit No | দেওয়ানি মামলা নং | মামলা নং
  civilCourtName: Court | Court Name | আদালত | আদালতের নাম
  hearingDate01: Next Date | Next Hearing | শুনানির তারিখ | Hearing Date 1
  companyName: Name | Company | Company Name | Importer | Exporter | Importer Name | নাম | প্রতিষ্ঠানের নাম | কোম্পানির নাম | আমদানিকারকের নাম
  contactPersonName: Contact | Contact Name | যোগাযোগ | যোগাযোগকারীর নাম
  email: E-mail | Email Address | Mail | ইমেইল
  phone: Phone | Mobile | Mobile No | Mobile Number | ফোন | মোবাইল | মোবাইল নং | মোবাইল নম্বর
  phone1: Phone | Mobile | Mobile No | Phone No | ফোন | মোবাইল | ফোন নং | মোবাইল নং
  phone2: Other Phone | Telephone
  regCode: RJSC | RJSC No | Registration No | নিবন্ধন নং
  tin: TIN No | TIN Number | e-TIN | টিআইএন নং | টিন
  web: Web | Web Site | URL
  addressLine1: Address | ঠিকানা
  thana: Upazila | Police Station | উপজেলা
  cnfAgentName: Name | Agent | Agent Name | C&F Agent | নাম | এজেন্টের নাম | সিঅ্যান্ডএফ এজেন্ট
  agentName: Name | Agent | নাম | এজেন্টের নাম
  contactNumber: Contact No | Contact | Mobile | Mobile No | Phone | মোবাইল | মোবাইল নং | ফোন | যোগাযোগ
  otherNumber: Other No | Phone 2 | অন্য নম্বর
  address: Address | ঠিকানা
  fullName: Name | Full Name | নাম | পূর্ণ নাম | Officer | কর্মকর্তার নাম
  userName: User | User Name | Login | User ID | ইউজার আইডি
  roles: Role | Permission | ভূমিকা | পদ
  workPlaces: Section | Sections | শাখা
  hearings.date: Hearing Date | Date of Hearing | Next Date | শুনানির তারিখ | শুনানীর তারিখ
  money-entries.date: Payment Date | Date of Payment | Challan Date | Paid On | পরিশোধের তারিখ | জমার তারিখ | চালানের তারিখ | আদায়ের তারিখ | তারিখ
  money-entries.kind: Type | Entry Type | Particulars | বিবরণ | ধরন
  money-entries.head: Account Head | খাত | রাজস্বের খাত
  money-entries.amount: Amount | Amount Paid | Paid Amount | Paid | Collected | Amount Collected | টাকা | টাকার পরিমাণ | জমার পরিমাণ | পরিশোধিত টাকা | আদায়কৃত টাকা | আদায়
  instrument: Challan No | Challan Number | TR Challan No | Challan | Pay Order No | PO No | DD No | Cheque No | চালান নং | চালান নম্বর | ট্রেজারি চালান নং | পে-অর্ডার নং | পে অর্ডার নং
  memo: Memo No | স্মারক নং | স্মারক
  guarantees.number: BG No | B/G No | Guarantee No | Bank Guarantee No | Bank Guarantee Number | ব্যাংক গ্যারান্টি নং | বিজি নং | গ্যারান্টি নং | জামানত নং
  guarantees.amount: BG Amount | Guarantee Amount | Amount | টাকা | টাকার পরিমাণ | গ্যারান্টির পরিমাণ | জামানতের পরিমাণ
  guarantees.allocations: File Number | File No | File No. | Nothi No | নথি নং | নথি নম্বর | নথি | ফাইল নং | ফাইল নম্বর | Files
  issuedOn: BG Date | Date of Issue | Issue Date | ইস্যুর তারিখ | গ্যারান্টির তারিখ | বিজি তারিখ
  validUntil: Expiry | Expiry Date | Date of Expiry | Validity | Valid Till | Valid up to | মেয়াদ | মেয়াদ উত্তীর্ণের তারিখ | মেয়াদ শেষের তারিখ | বৈধতার মেয়াদ
  orderedOn: Order Date | Date of Order | Date of Stay | Stay Date | আদেশের তারিখ | স্থগিতাদেশের তারিখ
  number: Case No | Case Number | মামলা নং | মামলা নম্বর
  numberYear: Year | Case Year | Yr | সাল | সন | বছর | মামলার সাল | মামলার বছর | রিট সাল
  kind: Type | Case Type | Court | Court Type | মামলার ধরন | আদালতের ধরন
  time: Time | সময়
  itemNo: Item | Item No | Serial No in Cause List | আইটেম | আইটেম নং | কার্যতালিকার ক্রমিক
`;

/** By field or `register.field`: headings other than the labels of the forms and lists. */
export const oldNames: ReadonlyMap<string, readonly string[]> = new Map(
  NAMES.trim()
    .split('\n')
    .map((line) => {
      const [field = '', names = ''] = line.split(/:(.*)/);
      return [field.trim(), names.split('|').map((name) => name.trim())];
    }),
);

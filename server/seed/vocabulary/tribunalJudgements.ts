import type { IrregularityKind } from './irregularities';

interface Findings {
  WithGovernment: string[];
  AgainstGovernment: string[];
}

/** The Tribunal's findings on the merits. Placeholders: `goods`, `hsCode`, `declaredAs`. */
export const findings: Record<Exclude<IrregularityKind, 'procedural'>, Findings> = {
  undervalued: {
    WithGovernment: [
      'The value of {goods} was determined on contemporaneous imports of identical goods of the same origin, in keeping with the Valuation Rules, 2000.',
      'The appellant failed to prove the declared price of {goods} by a proforma invoice or bank remittance that agrees with it.',
    ],
    AgainstGovernment: [
      'The department produced no evidence of contemporaneous imports of identical or similar goods; the transaction value of {goods} cannot be rejected on the database alone.',
      'The loading of the value of {goods} gives no reasons and was made without a hearing; the declared value is to be accepted.',
    ],
  },
  misclassified: {
    WithGovernment: [
      'By rules 1 and 6 of the General Rules for the Interpretation and the Explanatory Notes, the goods fall under H.S. Code {hsCode}; {declaredAs} does not describe them.',
      'The test report and the catalogue show that the goods are {goods} of H.S. Code {hsCode}, as the adjudicating officer held.',
    ],
    AgainstGovernment: [
      'The same goods of the same appellant were assessed under H.S. Code {declaredAs} before and after this consignment; the department cannot take another view for one bill of entry.',
      'The classification under {hsCode} rests on a visual examination alone. The test report supports {declaredAs}.',
    ],
  },
  excess: {
    WithGovernment: [
      'The excess quantity of {goods} was found in the presence of the appellant’s own agent, who signed the examination report. Misdeclaration is proved.',
      'The plea that the shipper loaded {goods} by mistake came only after detection and is not supported by any document.',
    ],
    AgainstGovernment: [
      'The examination report was not signed by the appellant’s representative and the weighment slip of the port shows the declared quantity of {goods}.',
      'The difference in {goods} is within the trade tolerance and duty was paid on it before the show-cause notice; no intent to evade is shown.',
    ],
  },
  exemption: {
    WithGovernment: [
      'A condition of an exemption is to be construed strictly. The appellant did not hold a valid IRC (industrial) for {goods} on the date of the bill of entry.',
    ],
    AgainstGovernment: [
      'The recommendation of the sponsoring authority for {goods}, though late, covers the consignment; a substantive benefit cannot be refused for a procedural lapse.',
    ],
  },
  bond: {
    WithGovernment: [
      'The in-bond register and the stock do not agree, and no export document was produced for the missing {goods}. Illegal removal is proved.',
    ],
    AgainstGovernment: [
      'The utilisation declarations and the proceeds realisation certificates account for the whole of the {goods}; the shortage exists on paper only.',
    ],
  },
  audit: {
    WithGovernment: [
      'The short levy on {goods} appears from the bill of entry itself; the demand was issued within the period of limitation.',
    ],
    AgainstGovernment: [
      'The goods ({goods}) were assessed by the department with all facts before it; the demand is a mere change of opinion, and was issued beyond the period of limitation.',
    ],
  },
  restricted: {
    WithGovernment: [
      'No permit for {goods} was obtained before shipment as the Import Policy Order requires; the goods were liable to confiscation.',
    ],
    AgainstGovernment: [
      'The clearance for {goods} was issued before adjudication and was on record; confiscation is not sustainable.',
    ],
  },
};

/** The operative part of a judgement. Placeholders: `adjudicated` (day of the order appealed against), `taka`. */
export const endings = {
  WithGovernment: {
    english: [
      'Appeal dismissed. The order-in-original dated {adjudicated} is upheld in full.',
      'The appeal has no merit and is rejected. Demand of Tk {taka} with penalty stands.',
    ],
    bengali: [
      'আপিল নামঞ্জুর। {adjudicated} তারিখের ন্যায়নির্ণয়ন আদেশ বহাল রাখা হলো।',
      'আপিলকারীর বক্তব্য গ্রহণযোগ্য নয়। {taka} টাকার দাবিনামা ও অর্থদণ্ড বহাল রেখে আপিল খারিজ করা হলো।',
    ],
  },
  AgainstGovernment: {
    english: [
      'Appeal allowed. The impugned order dated {adjudicated} is set aside; the sum deposited is refundable.',
      'The appeal is allowed and the demand of Tk {taka} is cancelled. Bank guarantee, if any, to be released.',
    ],
    bengali: [
      'আপিল মঞ্জুর। {adjudicated} তারিখের আদেশ বাতিল করা হলো এবং জমাকৃত অর্থ ফেরতযোগ্য।',
      'দাবিনামা আইনানুগ না হওয়ায় {taka} টাকার দাবি বাতিলপূর্বক আপিল মঞ্জুর করা হলো।',
    ],
  },
  ONREMAND: {
    english: [
      'The impugned order dated {adjudicated} is set aside and the matter remanded to the adjudicating officer, who shall hear the appellant and pass a reasoned order within 90 days.',
      'No opportunity of hearing was given. Remanded for fresh adjudication after joint examination and test of the sample.',
    ],
    bengali: [
      '{adjudicated} তারিখের আদেশ বাতিল করে শুনানি গ্রহণপূর্বক নতুন করে ন্যায়নির্ণয়নের জন্য মামলাটি ফেরত পাঠানো হলো।',
      'আত্মপক্ষ সমর্থনের সুযোগ না দেওয়ায় মামলাটি ৯০ দিনের মধ্যে পুনর্বিচারের জন্য রিমান্ডে পাঠানো হলো।',
    ],
  },
};

/** A judgement copied in full. */
export const fullText = {
  english: [
    'JUDGMENT. This appeal is directed against the order dated {adjudicated} by which the adjudicating officer of Custom House, Chattogram confirmed a demand of Tk {taka} and imposed a penalty on the appellant.',
    'Facts in brief. The appellant imported {goods}, opened a letter of credit with a scheduled bank and had the bill of entry submitted through its C&F agent. On examination and scrutiny of the documents the assessing section doubted the declaration. A demand-cum-show-cause notice was issued, to which the appellant replied in writing; a personal hearing was fixed three times, of which the appellant attended one. The adjudicating officer found the reply unsatisfactory and passed the impugned order.',
    'Submissions of the appellant. Being aggrieved, the appellant states that the order was passed mechanically, without considering the sales contract, the LCA form, the proforma invoice and the certificate of the pre-shipment inspection; that the goods were assessed and released at other stations on the same declaration at the same time; that the penalty is out of proportion to the alleged offence; and that the appellant is a regular importer with no previous record of any offence under the customs law. The learned advocate refers to decisions of the High Court Division in which similar demands were found to be without lawful authority, and prays that the impugned order be set aside and the sum deposited be refunded.',
    'Submissions of the respondent. The departmental representative supports the order. He states that the declaration was examined by a committee of three officers, that their report was given to the appellant, that nothing was said against it for more than two months, and that the documents produced later do not bear the signature of the issuing bank. A person who makes a declaration is answerable for its truth, whether or not there was an intention to evade. The amount demanded is government revenue and cannot be given up on grounds of equity.',
    'Points for determination. (1) Whether the demand was issued by an officer competent to do so and within the period of limitation. (2) Whether the grounds stated in the show-cause notice are proved by the evidence on record. (3) Whether the appellant was given a reasonable opportunity of being heard. (4) Whether the penalty is proportionate.',
    'Findings. We have heard both sides and gone through the memorandum of appeal, the parawise reply, the original file and the papers annexed. On the first point nothing was pressed at the hearing. On the remaining points, which are taken up together for the sake of brevity, we note that the notice sets out the grounds in sufficient detail and that both sides have led all the evidence they wished to lead. {finding}',
    'Order. In view of the above facts and circumstances and the position of the law it is hereby ordered: {ending} Communicate this order to both sides and send the records back to the office of the adjudicating officer. The parties may collect certified copies on payment of the fee. This appeal is thus disposed of.',
  ],
  bengali: [
    'রায়। এই আপিলটি চট্টগ্রাম কাস্টম হাউসের ন্যায়নির্ণয়কারী কর্মকর্তার {adjudicated} তারিখের আদেশের বিরুদ্ধে দায়ের করা হয়েছে, যার মাধ্যমে {taka} টাকার দাবিনামা চূড়ান্ত করা হয় এবং অর্থদণ্ড আরোপ করা হয়।',
    'সংক্ষিপ্ত ঘটনা। আপিলকারী প্রতিষ্ঠান ঋণপত্রের মাধ্যমে {goods} আমদানি করে সিঅ্যান্ডএফ এজেন্টের মাধ্যমে বিল অব এন্ট্রি দাখিল করেন। কায়িক পরীক্ষা ও দলিলাদি পর্যালোচনায় ঘোষণার সত্যতা নিয়ে সন্দেহ দেখা দেওয়ায় কারণ দর্শানো নোটিশ জারি করা হয়। আপিলকারী লিখিত জবাব দাখিল করেন এবং ব্যক্তিগত শুনানিতে অংশ নেন। জবাব সন্তোষজনক না হওয়ায় আলোচ্য আদেশ প্রদান করা হয়।',
    'আপিলকারীর বক্তব্য। আপিলকারীর বিজ্ঞ আইনজীবী নিবেদন করেন যে, বিক্রয় চুক্তি, এলসিএ ফরম ও প্রোফর্মা ইনভয়েস বিবেচনা না করেই আদেশটি প্রদান করা হয়েছে; একই সময়ে অন্যান্য শুল্ক স্টেশনে অভিন্ন ঘোষণায় পণ্য খালাস দেওয়া হয়েছে; এবং আপিলকারী একজন নিয়মিত আমদানিকারক, যার বিরুদ্ধে পূর্বে কোনো অনিয়মের অভিযোগ নেই। আরোপিত অর্থদণ্ড অভিযোগের তুলনায় অত্যধিক।',
    'প্রতিপক্ষের বক্তব্য। বিভাগীয় প্রতিনিধি নিবেদন করেন যে, তিন সদস্যের কমিটি পণ্যচালানটি পরীক্ষা করেছে এবং প্রতিবেদনের অনুলিপি আপিলকারীকে দেওয়া হয়েছে। পরবর্তীতে দাখিলকৃত দলিলে ব্যাংকের স্বাক্ষর নেই। ঘোষণার সত্যতার দায় ঘোষণাকারীর। দাবিকৃত অর্থ সরকারি রাজস্ব বিধায় তা আদায়যোগ্য।',
    'পর্যালোচনা ও সিদ্ধান্ত। উভয় পক্ষের বক্তব্য শোনা হলো এবং আপিল আবেদন, দফাওয়ারি জবাব, মূল নথি ও সংযুক্ত দলিলাদি পর্যালোচনা করা হলো। সার্বিক বিবেচনায় ট্রাইব্যুনাল নিম্নরূপ আদেশ প্রদান করছে। {ending} আদেশের অনুলিপি উভয় পক্ষকে প্রদান করা হোক এবং নিম্ন আদালতের নথি ফেরত পাঠানো হোক।',
  ],
};

/** Notes on a filing about its appeal. Placeholders: `caseNo`, `number`, `year`, `day`. */
export const filingNotes = {
  pending: {
    english: [
      'Appeal pending before the Customs, Excise & VAT Appellate Tribunal, Dhaka ({caseNo}).',
      'Party has gone to the Appellate Tribunal ({caseNo}). No recovery for the present.',
    ],
    bengali: ['কাস্টমস, এক্সাইজ ও ভ্যাট আপিলাত ট্রাইব্যুনাল, ঢাকায় আপিল বিচারাধীন ({caseNo})।'],
  },
  decided: {
    english: ['Order of the Appellate Tribunal received ({caseNo}). Time for a customs appeal is running.'],
    bengali: ['আপিলাত ট্রাইব্যুনালের আদেশ প্রাপ্ত ({caseNo})। কাস্টমস আপিলের সময়সীমা চলমান।'],
  },
  remanded: {
    english: [
      'Set aside and remanded by the Appellate Tribunal for fresh adjudication ({caseNo}). Order received on {day}.',
    ],
    bengali: ['আপিলাত ট্রাইব্যুনাল কর্তৃক পুনর্বিচারের জন্য প্রেরিত। আদেশ {day} তারিখে প্রাপ্ত।'],
  },
  paid: {
    english: ['Appeal dismissed by the Tribunal; whole amount realised by challan of {day}. File closed.'],
    bengali: ['ট্রাইব্যুনালে আপিল খারিজ। {day} তারিখের চালানে সমুদয় রাজস্ব আদায়। নথি নিষ্পন্ন।'],
  },
  encashed: {
    english: ['Appeal dismissed by the Tribunal. Bank guarantee encashed and deposited. File closed.'],
    bengali: ['ট্রাইব্যুনালে আপিল খারিজ। ব্যাংক গ্যারান্টি নগদায়ন করে নথি নিষ্পন্ন করা হলো।'],
  },
  vacated: {
    english: [
      'Judgment of the Appellate Tribunal against the government; no further appeal advised. Closed.',
    ],
    bengali: ['আপিলাত ট্রাইব্যুনালের রায়ে দাবিনামা বাতিল; আপিল না করার সিদ্ধান্ত। নথি নিষ্পন্ন।'],
  },
};

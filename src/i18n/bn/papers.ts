import type { catalogue as english } from '../en/papers';
import type { Translated } from '../catalogue';

const resources: Translated<typeof english.resources> = {
  papers: {
    name: 'কাগজপত্র',
    one: 'কাগজ',
    fields: {
      caseFilingId: 'নথি',
      proceedingId: 'মামলা',
      hearingId: 'শুনানি',
      guaranteeId: 'জামানত',
      kind: 'ধরন',
      name: 'নাম',
      date: 'তারিখ',
      memo: 'স্মারক নম্বর',
      from: 'প্রেরক',
      to: 'প্রাপক',
      description: 'বিবরণ',
      source: 'উৎস',
      fileVersion: 'ফাইলের সংস্করণ',
      type: 'ফাইলের ধরন',
      bytes: 'আকার (বাইট)',
      sha256: 'বিষয়বস্তুর হ্যাশ',
      uploadId: 'ফাইল',
      again: 'তবুও আবার যোগ করুন',
      paperTitle: 'কাগজ',
      kindNameBn: 'ধরন (বাংলা)',
      textLayer: 'কাগজের লেখা',
      pages: 'পৃষ্ঠা',
      nothiNumber: 'নথি নম্বর',
      createdAt: 'যোগ করার সময়',
    },
    choices: {
      source: {
        FILE: 'ফাইল',
        SCAN: 'স্ক্যান',
        PHOTO: 'ছবি',
        LETTER: 'এই দপ্তরের পত্র',
        IMPORT: 'ইমপোর্ট',
      },
      type: {
        pdf: 'পিডিএফ',
        jpeg: 'জেপেগ ছবি',
        png: 'পিএনজি ছবি',
        tiff: 'টিফ ছবি',
        docx: 'ওয়ার্ড (docx)',
        xlsx: 'এক্সেল (xlsx)',
      },
    },
  },
};

export const catalogue = { resources };

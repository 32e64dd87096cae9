import type { pictures as english } from '../en/pictures';

export const pictures: typeof english = {
  choose: 'এখানে ছবি টেনে আনুন, পেস্ট করুন, অথবা বাছাই করতে ক্লিক করুন',
  replace: 'অন্য ছবি টেনে আনুন, পেস্ট করুন বা বাছাই করুন',
  kinds: 'জেপিইজি বা পিএনজি। ছবিটি নিজে থেকেই ছোট করা হয়।',
  preview: 'বাছাই করা ছবি',
  chosen: '%{name} বাছাই করা হয়েছে',
  remove: 'ছবি সরান',
  removed: 'ছবি সরানো হয়েছে',
};

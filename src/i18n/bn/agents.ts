import { agentKinds, type AgentKindName } from '../../../domain/agents';
import type { AgentWords } from '../en/agents';
import { partyNames } from './partyNames';

const wordsOf = (name: string): AgentWords => ({
  name,
  list: {
    title: `${name}ের তালিকা`,
    breadcrumb: 'এজেন্ট ব্যবস্থাপনা',
    add: `${name} যোগ করুন`,
    search: 'নাম, এআইএন, ফোন বা ঠিকানা',
  },
  create: { title: `${name} যোগ করুন`, breadcrumb: 'এজেন্ট ব্যবস্থাপনা' },
  edit: { title: 'এজেন্টের বিবরণ সম্পাদনা' },
  fields: {
    cnfAgentName: `${name}ের নাম`,
    agentName: 'এজেন্টের নাম',
    licNo: 'এআইএন',
    contactNumber: 'মোবাইল নম্বর',
    otherNumber: 'অন্য নম্বর',
    address: 'ঠিকানা',
  },
  messages: {
    created: 'এজেন্ট যোগ করা হয়েছে',
    edited: 'এজেন্টের তথ্য হালনাগাদ করা হয়েছে',
    failed: 'একটি ত্রুটি হয়েছে',
    deleteQuestion: 'আপনি কি সত্যিই এজেন্টটি মুছে ফেলতে চান?',
  },
});

/** `resources.<kind>` of every kind of agent. */
export const agents = Object.fromEntries(
  agentKinds.map(({ name }) => [name, wordsOf(partyNames[name].name)]),
) as Record<AgentKindName, AgentWords>;

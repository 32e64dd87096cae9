import { describe, expect, it } from 'vitest';
import { catalogue as bengali } from '../../../src/i18n/bn/parties';
import { catalogue as english } from '../../../src/i18n/en/parties';
import { inBoth } from '../i18n/inBoth';

const kinds = {
  'cnf-agents': {
    list: ['C&F Agent List', 'সিঅ্যান্ডএফ এজেন্টের তালিকা'],
    add: ['Create C&F Agent', 'সিঅ্যান্ডএফ এজেন্ট যোগ করুন'],
    create: ['Add CandF Agent', 'সিঅ্যান্ডএফ এজেন্ট যোগ করুন'],
    fields: { cnfAgentName: ['C&F Agent Name', 'সিঅ্যান্ডএফ এজেন্টের নাম'] },
  },
  'freight-forwarder-agents': {
    list: ['Freight Forwarder Agent List', 'ফ্রেইট ফরওয়ার্ডার এজেন্টের তালিকা'],
    add: ['Create Freight Forwarder Agent', 'ফ্রেইট ফরওয়ার্ডার এজেন্ট যোগ করুন'],
    create: ['Add Freight Forwarder Agent', 'ফ্রেইট ফরওয়ার্ডার এজেন্ট যোগ করুন'],
    fields: { agentName: ['Agent Name', 'এজেন্টের নাম'] },
  },
  'shipping-agents': {
    list: ['Shipping Agent List', 'শিপিং এজেন্টের তালিকা'],
    add: ['Create Shipping Agent', 'শিপিং এজেন্ট যোগ করুন'],
    create: ['Add Shipping Agent', 'শিপিং এজেন্ট যোগ করুন'],
    fields: { agentName: ['Agent Name', 'এজেন্টের নাম'] },
  },
} as const;

const shared = {
  licNo: ['AIN', 'এআইএন'],
  contactNumber: ['Mobile Number', 'মোবাইল নম্বর'],
  otherNumber: ['Other Number', 'অন্য নম্বর'],
  address: ['Address', 'ঠিকানা'],
};

describe.each(Object.entries(kinds))('the words of %s', (name, { list, add, create, fields }) => {
  const en = english.resources[name as keyof typeof kinds];
  const bn = bengali.resources[name as keyof typeof kinds];

  it('the labels and messages of an agent register are those of the contract, in both languages', () => {
    expect([en.list.title, bn.list.title]).toEqual(list);
    expect([en.list.add, bn.list.add]).toEqual(add);
    expect([en.create.title, bn.create.title]).toEqual(create);
    expect(inBoth(en.fields, bn.fields)).toMatchObject({ ...fields, ...shared });
    expect([en.edit.title, bn.edit.title]).toEqual(['Edit Agent Details', 'এজেন্টের বিবরণ সম্পাদনা']);
    expect(en.messages).toEqual({
      created: 'Agent added successfully',
      edited: 'Agent Updated successfully',
      failed: 'There was an error',
      deleteQuestion: 'Do you really want to delete the case?',
    });
  });
});

/** `tour`: the introduction for first-time users. */
export const tour = {
  again: 'Show tour again',
  offer: {
    title: 'New here?',
    text: 'A short tour shows where things are. You can leave it at any time.',
    start: 'Show me around',
    decline: 'No, thanks',
  },
};

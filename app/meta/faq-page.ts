type Answered = { question: string; answer: string };

/** FAQ entries for search engines (schema.org). */
export function faqPage(questions: readonly Answered[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

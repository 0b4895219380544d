/** Stand-in until the detector lands; replace this file whole. */
export interface Boundary {
  kind: 'self-harm' | 'violence' | 'harassment' | 'discrimination' | 'legal' | 'medical'
  subject: 'self' | 'other'
  evidence: string
}
export const detectBoundary = (_text: string): Boundary | null => null
export const handOver = (_boundary: Boundary): { content: string; suggestions: string[] } => ({
  content: '',
  suggestions: [],
})

import type { LanguageModel as SdkModel } from 'ai'
import type { ModelConfig } from '../lib/config.ts'
import { fetchCarefully } from './careful-fetch.ts'

/** Where those who speak the OpenAI chat API are asked, unless the settings say otherwise. */
const URLS = {
  // Ollama listens there.
  ollama: 'http://localhost:11434/v1',
  // https://ai.google.dev/gemini-api/docs/openai
  google: 'https://generativelanguage.googleapis.com/v1beta/openai',
} as const

const HOSTS = {
  openai: 'api.openai.com',
  anthropic: 'api.anthropic.com',
  google: new URL(URLS.google).hostname,
  ollama: 'localhost',
} as const

const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/

/**
 * Says where a model's server is.
 *
 * @returns its host name, or null when it is this machine.
 */
export function hostOf({ provider, baseUrl }: ModelConfig): string | null {
  const host = baseUrl ? new URL(baseUrl).hostname : provider === 'openai-compatible' ? '' : HOSTS[provider]
  return LOOPBACK.test(host) ? null : host
}

/** Says the address a model is asked at. */
export const addressOf = ({ provider, baseUrl }: ModelConfig): string =>
  baseUrl ??
  (provider === 'openai-compatible' || provider === 'ollama' ? URLS.ollama : `https://${HOSTS[provider]}`)

/** Loads a provider's package, which is worth some 100 ms and megabytes, and names the model to it. */
export async function openProvider({ provider, model, baseUrl, apiKey }: ModelConfig): Promise<SdkModel> {
  const settings = {
    fetch: fetchCarefully,
    ...(apiKey === null ? {} : { apiKey }),
    ...(baseUrl === null ? {} : { baseURL: baseUrl }),
  }
  if (provider === 'openai') return (await import('@ai-sdk/openai')).createOpenAI(settings)(model)
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model)
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: 'configured',
    supportsStructuredOutputs: true,
    ...settings,
    baseURL: baseUrl ?? (provider === 'google' ? URLS.google : URLS.ollama),
    transformRequestBody: (body) => (body['response_format'] ? { ...body, ...beside(provider) } : body),
  })(model)
}

/** What is asked for beside a grammar; a server that refuses such a request is asked for the text alone. */
const beside = (provider: ModelConfig['provider']) => ({
  stream_options: { include_usage: true },
  ...(provider === 'google' ? { reasoning_effort: 'low' } : {}),
})
